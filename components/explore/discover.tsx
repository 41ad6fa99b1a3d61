import { loadGallery, loadStackLists } from '@/lib/explore/loaders'
import { Gallery } from './gallery'
import { PopularList } from './popular-list'

/**
 * The gallery and popular stacks below the generator. Server-rendered, so that they are readable
 * without JavaScript.
 */
export async function Discover() {
  const [cards, lists] = await Promise.all([loadGallery(), loadStackLists()])
  return (
    <div className="mt-10 flex flex-col gap-14">
      <Gallery cards={cards} />
      <PopularList lists={lists} />
    </div>
  )
}
