# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The fair cup: tracks on which the first move wins nothing under perfect play.

Most are draws; on the others a seat wins, whoever begins. docs/fairness.md tells how
they were found and proved.
"""

CODES = (
    "202382H200K82N200Y40V200Y60K200YC0J2012J0Q201400M2017M0E"
    "2G2842Z2G2JW0F2G37W0K2G4BM182G7KA0F2G7P8062G9VC0K2GAZR01"
    "34FYW0S376GW0M3BKM00S300000Z300081M3000A0Y3000M0X3000T0C"
)
"""Share codes without a gap: eight of a short track, eight medium, eight long."""
