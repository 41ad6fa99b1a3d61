import NextAuth from 'next-auth'
import { authOptions } from '@/lib/auth/config'

type Context = { params: Promise<{ nextauth: string[] }> }

const handler = (request: Request, context: Context) => NextAuth(authOptions())(request, context) as Promise<Response>

export { handler as GET, handler as POST }
