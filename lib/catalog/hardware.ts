import { HARDWARE_CATEGORIES, type Category } from './schema'

const HARDWARE: ReadonlySet<Category> = new Set(HARDWARE_CATEGORIES)

/** Of what one can hold, people say exactly which model it is. */
export const isHardware = (category: Category): boolean => HARDWARE.has(category)
