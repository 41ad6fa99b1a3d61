/** The layout of pages that mailed links open. */
export function MailPage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section data-part="page" className="my-4 max-w-2xl pt-4">
      <h1 className="text-3xl font-semibold">{title}</h1>
      <noscript>
        <p className="mt-6">This step needs JavaScript.</p>
      </noscript>
      {children}
    </section>
  )
}
