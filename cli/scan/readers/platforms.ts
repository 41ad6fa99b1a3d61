import { imageName } from '@/lib/engine/embedded/manifests/image-name'
import { refs, type ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'

/** Files of platforms that build and run apps: Heroku and Google Cloud Build. */

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

/** Swift packages that Xcode itself keeps in its project file. */
export const xcodeProject: ManifestKind = {
  file: /^project\.pbxproj$/,
  looks: () => true,
  read: (text) => refs('swift', all(text, /repositoryURL = "[^"\n]{0,300}\/([\w.-]+?)(?:\.git)?\/?";/g)),
  implies: () => ['Xcode'],
}
