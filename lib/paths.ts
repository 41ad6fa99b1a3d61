/** Increment when the product's preview picture changes. */
export const SITE_PICTURE_VERSION = 4

/** Builds a URL; every inserted part is encoded. */
const at = (words: TemplateStringsArray, ...parts: (string | number)[]): string =>
  String.raw({ raw: words }, ...parts.map((part) => encodeURIComponent(part)))

/** All addresses of the product. */
export const paths = {
  home: '/',
  about: '/about',
  legal: '/legal',
  contact: '/contact',
  profile: '/profile',
  profileFrom: (cursor: string) => at`/profile?cursor=${cursor}`,
  feedback: '/feedback',
  account: '/account',
  accountReset: '/account/reset',
  accountVerify: '/account/verify',
  accountPopup: '/account/popup',
  unsubscribe: '/account/unsubscribe',
  tools: '/tools',
  toolCategory: (category: string) => at`/tools/${category}`,
  /** A page of a list of tools; the first one of all has no parameters. */
  toolsFrom: (list: string, query: string, page: number) => {
    const asked = new URLSearchParams({ ...(query ? { query } : {}), ...(page > 1 ? { page: String(page) } : {}) })
    return asked.size > 0 ? `${list}?${asked}` : list
  },
  tool: (id: string) => at`/tool/${id}`,
  toolBadge: (id: string) => at`/tool/${id}.svg`,
  sitemapPart: (name: string) => at`/sitemap/${name}`,
  share: (code: string) => at`/?share=${code}`,
  stack: (code: string) => at`/stack/${code}`,
  preview: (code: string, version: number) => at`/api/preview/${code}?v=${version}`,
  cardPicture: (code: string, version: number) => at`/api/preview/${code}/card?v=${version}`,
  /** Without a version, so not cached for long. */
  cardPictureNow: (code: string) => at`/api/preview/${code}/card`,
  sitePreview: at`/api/preview/site?v=${SITE_PICTURE_VERSION}`,
  personaFrame: (code: string) => at`/persona/${code}/frame`,
  personaPreview: '/persona/preview',
  icon: (iconId: string) => at`/api/icons/${iconId}`,
  iconOn: (iconId: string, ground: string) => at`/api/icons/${iconId}?ground=${ground}`,
  api: {
    stacks: '/api/techstack',
    stack: (ref: string) => at`/api/techstack/${ref}`,
    stackRestore: (id: string) => at`/api/techstack/${id}/restore`,
    generate: '/api/techstack/generate',
    explore: '/api/techstack/explore',
    transform: '/api/techstack/transform',
    descriptions: '/api/techstack/descriptions',
    autocomplete: '/api/techstack/autocomplete',
    search: (query: string) => at`/api/techstack/search/${query}`,
    handle: (handle: string) => at`/api/techstack/handle/${handle}`,
    popular: '/api/techstack/popular',
    newest: '/api/techstack/new',
    trending: '/api/techstack/trending',
    tools: '/api/tools',
    tool: (id: string) => at`/api/tools/${id}`,
    share: '/api/share',
    shareFrom: (code: string) => at`/api/share/${code}`,
    userStacks: (userId: string, cursor?: string) =>
      at`/api/user/${userId}/techstacks` + (cursor === undefined ? '' : at`?cursor=${cursor}`),
    exploreData: '/api/explore-data',
    feedback: '/api/feedback',
    subscribe: '/api/subscribe',
    persona: '/api/generate-persona',
    personaStyle: '/api/generate-persona-style',
    personaCheck: '/api/persona/check',
    transcript: (url: string) => at`/api/youtube/transcript?url=${url}`,
    iconMappings: (pairs: string) => at`/api/icon-mappings?pairs=${pairs}`,
    icons: '/api/icons',
    report: (code: string) => at`/api/report/${code}`,
    csrf: '/api/auth/csrf',
    passwordSignIn: '/api/auth/callback/credentials',
    googleSignIn: '/api/auth/signin/google',
    signOut: '/api/auth/signout',
    token: '/api/account/token',
    signup: '/api/account/signup',
    verify: '/api/account/verify',
    verifyAgain: '/api/account/verify/again',
    reset: '/api/account/reset',
    resetConfirm: '/api/account/reset/confirm',
    password: '/api/account/password',
    accountExport: '/api/account/export',
    account: '/api/account',
    stackClaim: (id: string) => at`/api/techstack/${id}/claim`,
  },
} as const
