import 'server-only'

/** Stored personas are empty until the sanitiser stands: nothing that was not cleaned may reach a reader. */
export async function cleanPersona(_html: string): Promise<string> {
  return ''
}
