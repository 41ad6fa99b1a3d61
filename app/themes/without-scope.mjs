/**
 * Writes the `@scope` of the themes in selectors that every browser knows: Safari has it since 17.4 and Firefox since
 * 146, and without it white ink would stand on grey windows. A theme reaches all that is on the page but the pictures in
 * the theme dialog, which are drawn in their own. `:where` weighs nothing, as a scope does.
 */
const THEME = /\[data-theme=['"]?(\w+)/
const PICTURE = '[data-part=theme-preview]'

/** The theme comes first: where another is worn, the browser asks no further. */
const within = (theme) => {
  const worn = `[data-theme=${theme}]`
  return `:where(${worn} *):not(:where(${PICTURE}:not(${worn}) *))`
}

export const withoutScope = {
  postcssPlugin: 'without-scope',
  OnceExit(root) {
    root.walkAtRules('scope', (scope) => {
      const theme = THEME.exec(scope.params)?.[1]
      if (!theme) throw scope.error('only themes are scopes')
      scope.walkRules((rule) => {
        if (rule.selector.includes('::')) throw rule.error('no pseudo-elements here: the theme is written after them')
        rule.selectors = rule.selectors.map((selector) => selector + within(theme))
      })
      scope.replaceWith(scope.nodes)
    })
  },
}
