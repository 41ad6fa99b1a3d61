const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

export function CreatedOn({ date }: { date: string }) {
  return (
    <p className="mr-auto text-sm text-muted">
      Created <time dateTime={date}>{DATE.format(new Date(date))}</time>
    </p>
  )
}
