import { imageName } from '@/lib/engine/embedded/manifests/image-name'
import { refs, type ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'

/** Files of platforms that build, run and publish apps: Heroku, Google Cloud Build, Xcode, fastlane. */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

/** Other programs have an app.json, too: React Native's holds a name alone. */
export const herokuApp: ManifestKind = {
  file: /^app\.json$/,
  looks: (text) => /"(?:addons|buildpacks|formation)"\s*:|heroku/i.test(text),
  read: (text) =>
    refs(
      'software',
      all(text, /"heroku-([a-z]+)(?::[\w-]+)?"/g).filter((name) => name !== 'buildpack'),
    ),
  implies: (text) => (/heroku/i.test(text) ? ['Heroku'] : []),
}

export const cloudBuild: ManifestKind = {
  file: /^cloudbuild[\w.-]*\.ya?ml$/,
  looks: () => true,
  read: (text) =>
    refs('docker', all(text, /^[ \t]*(?:-[ \t]+)?name:[ \t]*["']?([\w./-]+\/[\w./:-]+)/gm).map(imageName)),
  implies: () => ['Google Cloud Build'],
}

/** For which systems a project is built, by its settings. */
const SYSTEMS: readonly [string, string][] = [
  ['IPHONEOS_DEPLOYMENT_TARGET', 'iOS'],
  ['WATCHOS_DEPLOYMENT_TARGET', 'watchOS'],
]

/** Swift packages that Xcode itself keeps in its project file. */
export const xcodeProject: ManifestKind = {
  file: /^project\.pbxproj$/,
  looks: () => true,
  read: (text) => refs('swift', all(text, /repositoryURL = "[^"\n]{0,300}\/([\w.-]+?)(?:\.git)?\/?";/g)),
  implies: (text) => ['Xcode', ...SYSTEMS.flatMap(([setting, name]) => (text.includes(setting) ? [name] : []))],
}

/** Actions of fastlane that are a service's: "upload_to_testflight", "slack(message: …)". */
const FASTLANE_ACTION = /^[ \t]*(\w+)(?=[ \t]*(?:\(|\n|[\w:]+:|$))/gm
const OF_ACTIONS = new Map([
  ['pilot', 'testflight'],
  ['testflight', 'testflight'],
  ['upload_to_testflight', 'testflight'],
  ['deliver', 'app-store-connect'],
  ['upload_to_app_store', 'app-store-connect'],
  ['supply', 'google-play-console'],
  ['upload_to_play_store', 'google-play-console'],
  ['firebase_app_distribution', 'firebase'],
  ['slack', 'slack'],
  ['lokalise', 'lokalise'],
  ['swiftlint', 'swiftlint'],
  ['gradle', 'gradle'],
  ['cocoapods', 'cocoapods'],
])

export const fastlaneLanes: ManifestKind = {
  file: /(?:^|\/)fastlane\/(?:.*\/)?(?:fastfile|[\w-]+\.rb)$/i,
  looks: () => true,
  read: (text) =>
    refs(
      'entry',
      all(text, FASTLANE_ACTION).flatMap((action) => OF_ACTIONS.get(action) ?? []),
    ),
  implies: () => ['fastlane'],
}
