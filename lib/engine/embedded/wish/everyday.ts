import type { Archetype } from './schema'

/** What nearly everybody with a trade, a club or a hobby can use: for people of whom the engine knows nothing else. */
export const EVERYDAY: Archetype = {
  id: 'everyday',
  who: 'Somebody with a calling of their own',
  summary: 'Plans, appointments, messages, pictures and money, whatever it is that they do.',
  words: ['trade', 'craft', 'hobby', 'club', 'calling'],
  title: 'The everyday kit',
  sections: [
    {
      title: 'Notes & plans',
      category: 'notes',
      picks: ['Notion', 'Apple Notes', 'Obsidian', 'OneNote', 'Google Keep', 'Joplin', 'Standard Notes'],
      why: 'Everything worth remembering.',
    },
    {
      title: 'Appointments & to-dos',
      category: 'calendar',
      picks: ['Google Calendar', 'Todoist', 'Apple Calendar', 'Trello', 'TickTick', 'Proton Calendar', 'Vikunja'],
      why: 'Who, where and when.',
    },
    {
      title: 'Messages & calls',
      category: 'chat',
      picks: ['WhatsApp', 'Signal', 'Zoom', 'Telegram', 'Jitsi Meet', 'Element'],
      why: 'The people around it.',
    },
    {
      title: 'Pictures & posters',
      category: 'design',
      picks: ['Canva', 'Snapseed', 'GIMP', 'Google Photos', 'Inkscape', 'Ente'],
      why: 'Showing what was done.',
    },
    {
      title: 'Invoices & bookkeeping',
      category: 'finance',
      picks: ['Wave', 'QuickBooks', 'PayPal', 'Wise', 'GnuCash', 'Invoice Ninja'],
      why: 'Paid, and noted down.',
    },
    {
      title: 'Files & spreadsheets',
      category: 'office',
      picks: ['Google Drive', 'Google Sheets', 'Dropbox', 'LibreOffice', 'Microsoft Excel', 'Nextcloud', 'OnlyOffice'],
      why: 'Lists, papers and copies.',
    },
    {
      title: 'Weather, maps & reading up',
      category: 'travel',
      picks: ['Google Maps', 'Windy', 'YouTube', 'Wikipedia', 'Organic Maps', 'Pocket Casts'],
      why: 'Before setting out.',
    },
    {
      title: 'Phone & laptop',
      category: 'computer',
      picks: ['iPhone', 'MacBook Air', 'iPad', 'ThinkPad X1 Carbon', 'Fairphone', 'Framework Laptop'],
      why: 'Enough machine for all of it.',
    },
  ],
}
