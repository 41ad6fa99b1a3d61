export const loadThemeDialog = () => import('./theme-dialog').then((part) => part.ThemeDialog)
export const loadTransformPopover = () => import('./transform-popover').then((part) => part.TransformPopover)
