import { HARDWARE_CATEGORIES, type Category } from './schema'

const HARDWARE: ReadonlySet<Category> = new Set(HARDWARE_CATEGORIES)

/** Of what one can hold, people say exactly which model it is. */
export const isHardware = (category: Category): boolean => HARDWARE.has(category)

/** Among the programs of networks stand routers and switches. */
export const hasModels = (category: Category): boolean => isHardware(category) || category === 'network'
