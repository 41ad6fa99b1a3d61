import { loadGallery, loadPopular } from '@/lib/explore/loaders'
import { Gallery } from './gallery'
import { PopularList } from './popular-list'

/** What others made, below the generator while there is no stack. In the first HTML, so that it is read without scripts. */
export async function Discover() {
  const [cards, stacks] = await Promise.all([loadGallery(), loadPopular()])
  return (
    <div className="mt-10 flex flex-col gap-14">
      <Gallery cards={cards} />
      <PopularList stacks={stacks} />
    </div>
  )
}
