import { answerSignIn } from '@/lib/auth/answer'
import { SignInParams } from '@/lib/auth/schema'
import { route } from '@/lib/api/route'

const handler = route({ params: SignInParams, handle: ({ request, params }) => answerSignIn(request, params) })

export { handler as GET, handler as POST }
