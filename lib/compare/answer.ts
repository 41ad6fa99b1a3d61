import 'server-only'
import { publicAnswer } from '@/lib/http/public-answer'
import { publicFailure } from '@/lib/http/public-failure'
import { missingPicture } from '@/lib/preview/missing-picture'
import { compareForPage } from './compare-stacks'
import { comparisonPicture } from './picture'

const PNG = 'image/png'

/** The picture of a comparison; of stacks that cannot be compared, a picture that says why. */
export async function answerComparisonPicture(request: Request, a: string, b: string): Promise<Response> {
  try {
    const { comparison, version } = await compareForPage(a, b)
    return publicAnswer(request, { body: await comparisonPicture(comparison), type: PNG, version })
  } catch (error) {
    return publicFailure(error, {
      type: PNG,
      write: (message) => missingPicture(message, { size: 'wide', theme: 'modern' }),
    })
  }
}
