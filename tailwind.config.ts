import type { Config } from 'tailwindcss'

/** Colours, radii and fonts are the themes' variables: one set of class names, four looks. See app/globals.css. */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  darkMode: 'media',
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        raised: 'var(--raised)',
        sunken: 'var(--sunken)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        accent: 'var(--accent)',
        'accent-ink': 'var(--accent-ink)',
        danger: 'var(--danger)',
        'danger-ink': 'var(--danger-ink)',
      },
      borderRadius: { card: 'var(--radius)', control: 'var(--radius-control)' },
      fontFamily: { body: 'var(--font-body)', heading: 'var(--font-heading)', label: 'var(--font-label)' },
      boxShadow: { float: 'var(--shadow-float)' },
      // No width in `ch`: with the face that gives it, a whole page would change when that comes.
      maxWidth: { container: 'var(--container)', reading: '42rem' },
    },
  },
} satisfies Config
