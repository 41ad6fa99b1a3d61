import { editorExtensions } from '@/lib/engine/embedded/manifests/machines'
import { refs, type ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'

/** Parsers of files in which a project recommends editor plugins. */

const UNWANTED = /"unwantedRecommendations"\s*:\s*\[[^\]]{0,5000}\]/g
const REMARK = /^[ \t]*\/\/.*$/gm

export const recommendedExtensions: ManifestKind = {
  file: /(?:^|\/)\.vscode\/extensions\.json$|\.code-workspace$/,
  looks: () => true,
  read: (text) =>
    refs(
      'extension',
      [
        ...text
          .replace(UNWANTED, '')
          .replace(REMARK, '')
          .matchAll(/"([a-z\d][\w-]*\.[\w.-]+)"(?!\s*:)/gi),
      ].map(([, id = '']) => id),
    ),
  implies: editorExtensions.implies,
}

/** `<plugin id="IdeaVIM"/>`: plugins that a project of JetBrains' editors needs. */
export const requiredPlugins: ManifestKind = {
  file: /(?:^|\/)\.idea\/externalDependencies\.xml$/,
  looks: () => true,
  read: (text) =>
    refs(
      'software',
      [...text.matchAll(/<plugin\s+id="([\w.-]+)"/g)].map(([, id = '']) => pluginName(id)),
    ),
  implies: () => [],
}

/**
 * Removes the owner from "com.github.copilot", "org.jetbrains.plugins.rust",
 * "github-copilot-intellij".
 */
export const pluginName = (id: string): string =>
  id
    .replace(/^(?:com|org|net|io|dev)\.(?:(?:intellij|jetbrains)\.)?(?:plugins?\.)?/i, '')
    .replace(/[-.](?:intellij|jetbrains|idea|plugin)$/i, '')
    .replaceAll('.', ' ')
