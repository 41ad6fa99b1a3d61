import type { Config } from 'tailwindcss'

/**
 * Colours, radii and fonts are the themes' variables: one set of class names, four looks. See
 * app/globals.css.
 */
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
        // The names that components of the shadcn registry use. Their `muted` and `accent` are
        // grounds: `sunken` here.
        background: 'var(--paper)',
        foreground: 'var(--ink)',
        card: { DEFAULT: 'var(--raised)', foreground: 'var(--ink)' },
        popover: { DEFAULT: 'var(--raised)', foreground: 'var(--ink)' },
        primary: { DEFAULT: 'var(--accent)', foreground: 'var(--accent-ink)' },
        secondary: { DEFAULT: 'var(--sunken)', foreground: 'var(--ink)' },
        'muted-foreground': 'var(--muted)',
        'accent-foreground': 'var(--accent-ink)',
        destructive: { DEFAULT: 'var(--danger)', foreground: 'var(--danger-ink)' },
        border: 'var(--line)',
        input: 'var(--line)',
        ring: 'var(--accent)',
      },
      borderRadius: { card: 'var(--radius)', control: 'var(--radius-control)' },
      fontFamily: { body: 'var(--font-body)', heading: 'var(--font-heading)', label: 'var(--font-label)' },
      boxShadow: { float: 'var(--shadow-float)' },
      // No width in `ch`: with the face that gives it, a whole page would change when that comes.
      maxWidth: { container: 'var(--container)', reading: '42rem' },
    },
  },
} satisfies Config
