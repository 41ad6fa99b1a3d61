export const LONGEST_IMAGE = 300

/** "ghcr.io/home-assistant/home-assistant:stable" without registry, tag and digest. */
export const imageName = (image: string): string =>
  image
    .slice(0, LONGEST_IMAGE)
    .replace(/@.*$/, '')
    .replace(/:[\w.${}:-]+$/, '')
    .replace(/^(?:[\w-]+\.)+[\w-]+(?::\d+)?\//, '')
    .replace(/^library\//, '')
