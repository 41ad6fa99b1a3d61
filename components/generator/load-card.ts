export const loadGeneratorCard = () => import('./generator-card').then((part) => part.GeneratorCard)
