import { GALLERY_CATEGORIES } from '@/lib/explore/categories'
import { ChipRadios } from './chip-radios'

/**
 * The gallery's filters: radio buttons evaluated by CSS, so that they work before hydration and
 * without JavaScript.
 */
export function GalleryFilters() {
  return (
    <ChipRadios
      legend="Filter"
      name="gallery-filter"
      className="gallery-filters"
      options={['All', ...GALLERY_CATEGORIES].map((category) => ({ value: category, label: category }))}
    />
  )
}
