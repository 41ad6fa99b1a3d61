export const loadGeneratorCard = () => import('./generator-card').then((part) => part.GeneratorCard)

/** The code that asks and reads comes with the first look at the prompt, and at the latest with the press. */
export const loadRequest = () => import('@/lib/generate/request')
