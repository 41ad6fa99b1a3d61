import { GALLERY_CATEGORIES } from '@/lib/explore/categories'

/**
 * The gallery's filters: radio buttons evaluated by CSS, so that they work before hydration and
 * without JavaScript.
 */
export function GalleryFilters() {
  return (
    <fieldset className="gallery-filters">
      <legend className="sr-only">Filter</legend>
      {['All', ...GALLERY_CATEGORIES].map((category) => (
        <label key={category} data-part="chip" className="gallery-filter">
          <input
            type="radio"
            name="gallery-filter"
            value={category}
            defaultChecked={category === 'All'}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {category}
        </label>
      ))}
    </fieldset>
  )
}
