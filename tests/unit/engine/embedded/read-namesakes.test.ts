import { expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'

const idsIn = (text: string) => readTools(text).tools.flatMap(({ entry }) => entry?.id ?? [])

test.each([
  ['Coda, Slack, Notion, Google Docs', 'coda-docs'],
  ['Panic Coda, Transmit, Sublime Text', 'coda'],
  ['Uber, Bolt, Lime, Google Maps', 'bolt-rides'],
  ['Lovable, Bolt, v0, Cursor', 'bolt'],
  ['Rust, Cargo, rust-analyzer, Tokio', 'rust-cargo'],
  ['Databricks, Spark, Snowflake, dbt', 'apache-spark'],
  ['Spark, Fantastical, Gmail', 'spark'],
  ['HubSpot, Apollo, Gong, Outreach', 'apollo.io'],
  ['React, Apollo, GraphQL, Prisma', 'apollo-graphql'],
  ['Jamf Pro, Fleet, Okta, osquery', 'fleet-device-management'],
  ['Plausible, Fathom, Google Analytics', 'fathom-analytics'],
  ['Rhino, Grasshopper, V-Ray', 'grasshopper-3d'],
  ['Android Studio, Espresso, JUnit, Kotlin', 'android-espresso'],
  ['Kubernetes, Backstage, Argo CD, Terraform', 'backstage-by-spotify'],
  ['NVDA, JAWS, Orca', 'orca-screen-reader'],
  ['OrcaSlicer, Bambu Studio, Orca', 'orcaslicer'],
])('neighbours choose between namesakes: %s', (text, id) => {
  expect(idsIn(text)).toContain(id)
})

test.each([
  'Active Directory',
  'Wiz',
  'Zscaler',
  'SentinelOne',
  'FortiGate',
  'Lansweeper',
  'PDQ',
  'ffuf',
  'LXC',
  'PgBouncer',
  'eBPF',
  'Snowplow',
  'Eppo',
  'Salesloft',
  'Airwallex',
  'Agora',
  'Meltano',
  'Devbox',
  'Uizard',
  'ChimeraX',
  'DeepLabCut',
  'SHAP',
  'Doximity',
  'Vocera',
  'Bybit',
  'OKX',
  'KuCoin',
  'Agoda',
  'Grab',
  'Shopee',
  'Tokopedia',
  'ikas',
  'Yandex Tracker',
  'AFAS',
  'HOKA',
  'Spoolman',
  'Bambu AMS',
  'Olio',
  'Census',
])('is known beside other tools: %s', (name) => {
  expect(readTools(`Slack, ${name}, Figma`).tools.map(({ entry }) => entry !== undefined)).toEqual([true, true, true])
})
