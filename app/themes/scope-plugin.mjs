/**
 * PostCSS plugin: compiles `@scope` of the themes to selectors for browsers without it (Safari
 * before 17.4, Firefox before 146), where light text would be shown on light windows. A theme
 * applies to the whole page except previews of other themes. `:where` has no specificity, as
 * `@scope` has none.
 */
const THEME = /\[data-theme=['"]?(\w+)/
const PICTURE = '[data-part=theme-preview]'

/**
 * The theme's condition comes first, so that the browser stops matching early under another theme.
 */
const within = (theme) => {
  const worn = `[data-theme=${theme}]`
  return `:where(${worn} *):not(:where(${PICTURE}:not(${worn}) *))`
}

export const compileScope = {
  postcssPlugin: 'compile-scope',
  OnceExit(root) {
    root.walkAtRules('scope', (scope) => {
      const theme = THEME.exec(scope.params)?.[1]
      if (!theme) throw scope.error('only themes are scopes')
      scope.walkRules((rule) => {
        if (/::|:(?:before|after)\b/.test(rule.selector))
          throw rule.error('no pseudo-elements here: the theme is written after them')
        rule.selectors = rule.selectors.map((selector) => selector + within(theme))
      })
      scope.replaceWith(scope.nodes)
    })
  },
}
