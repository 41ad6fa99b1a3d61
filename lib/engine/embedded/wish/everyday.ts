import type { Archetype } from './schema'

/** What nearly everybody can use, for people of whom the engine knows little else. */
export const EVERYDAY: Archetype = {
  id: 'everyday',
  who: 'Somebody with a calling of their own',
  summary: 'Plans, appointments, messages, pictures and files, whatever it is that they do.',
  words: ['craft', 'hobby', 'calling', 'pursuit', 'interest'],
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
      title: 'Files & spreadsheets',
      category: 'office',
      picks: ['Google Drive', 'Google Sheets', 'Dropbox', 'LibreOffice', 'Microsoft Excel', 'Nextcloud', 'OnlyOffice'],
      why: 'Lists, papers and copies.',
    },
    {
      title: 'Pictures & posters',
      category: 'design',
      picks: ['Canva', 'Snapseed', 'GIMP', 'Google Photos', 'Inkscape', 'Ente'],
      why: 'Showing what was done.',
    },
  ],
}

/** A trade of one or a few: customers, appointments, bills and a van full of whatever it needs. */
export const TRADE: Archetype = {
  id: 'trade',
  who: 'Somebody with a trade of their own',
  summary: 'Customers, appointments, bills and being found, whatever the trade.',
  words: ['trade', 'small business', 'workshop', 'one-person business', 'own business'],
  title: 'The books of any trade',
  sections: [
    {
      title: 'Appointments & jobs',
      category: 'calendar',
      picks: ['Google Calendar', 'Calendly', 'Trello', 'Jobber', 'Cal.com', 'Apple Calendar'],
      why: 'Who, where and when.',
    },
    {
      title: 'Customers & messages',
      category: 'chat',
      picks: ['WhatsApp Business', 'Gmail', 'Signal', 'Zoom', 'Proton Mail', 'Jitsi Meet'],
      why: 'Those who ask and those who come back.',
    },
    {
      title: 'Quotes, invoices & books',
      category: 'finance',
      picks: ['QuickBooks', 'Wave', 'Invoice Ninja', 'Xero', 'FreshBooks', 'GnuCash'],
      why: 'Paid, and noted down.',
    },
    {
      title: 'Card payments',
      category: 'payments',
      picks: ['Square', 'SumUp', 'Stripe', 'PayPal'],
      why: 'At the counter or at the door.',
    },
    {
      title: 'Being found',
      category: 'marketing',
      picks: ['Google Business Profile', 'Instagram', 'WordPress', 'Facebook', 'Squarespace', 'Mastodon'],
      why: 'A page, a place on the map and pictures of the work.',
    },
    {
      title: 'Flyers & pictures of the work',
      category: 'design',
      picks: ['Canva', 'Snapseed', 'Inkscape', 'GIMP'],
      why: 'Showing what was done.',
    },
    {
      title: 'Notes, files & price lists',
      category: 'office',
      picks: ['Google Drive', 'Google Sheets', 'LibreOffice', 'Microsoft Excel', 'Nextcloud', 'Joplin'],
      why: 'Lists, papers and copies.',
    },
  ],
}

/** Something done for its own sake: learning it, meeting others who do it, keeping track. */
export const PASTIME: Archetype = {
  id: 'pastime',
  who: 'Somebody with a pastime',
  summary: 'Learning it, meeting others who do it, and keeping track, whatever the pastime.',
  words: ['pastime', 'leisure', 'fun', 'spare time', 'interest'],
  title: 'For the love of it',
  sections: [
    {
      title: 'Learning how',
      category: 'education',
      picks: ['YouTube', 'Wikipedia', 'Skillshare', 'Reddit', 'Coursera', 'Libby'],
      why: 'Those who know it show it.',
    },
    {
      title: 'Others who do it',
      category: 'social',
      picks: ['Meetup', 'Discord', 'Facebook', 'WhatsApp', 'Mastodon', 'Signal'],
      why: 'Nobody has to do it alone.',
    },
    {
      title: 'Days & plans',
      category: 'calendar',
      picks: ['Google Calendar', 'Doodle', 'Apple Calendar', 'Rallly', 'Trello'],
      why: 'When it happens.',
    },
    {
      title: 'Notes & lists',
      category: 'notes',
      picks: ['Notion', 'Google Keep', 'Apple Notes', 'Obsidian', 'Google Sheets', 'Joplin'],
      why: 'What was done, and what comes next.',
    },
    {
      title: 'Finding what it takes',
      category: 'ecommerce',
      picks: ['eBay', 'Etsy', 'Vinted'],
      why: 'New, used or made by hand.',
    },
    {
      title: 'Pictures & sharing',
      category: 'photo',
      picks: ['Snapseed', 'Instagram', 'Google Photos', 'Canva', 'Ente'],
      why: 'Showing how it went.',
    },
  ],
}
