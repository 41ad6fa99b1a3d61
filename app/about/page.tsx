import type { Metadata } from 'next'
import { StaticPage } from '@/components/layout/static-page'
import { paths } from '@/lib/paths'
import { publicOrigin } from '@/lib/env'
import { services } from '@/lib/services'
import { site } from '@/lib/site'

export const metadata: Metadata = {
  title: 'About',
  description: `What ${site.name} does, for whom, and how a description becomes a stack.`,
  alternates: { canonical: publicOrigin + paths.about },
}

export default function AboutPage() {
  return (
    <StaticPage
      title="About"
      lead={`${site.name} turns a few sentences about how you work into a page of the tools that you use: sorted, with icons and links, ready to be shared.`}
    >
      <h2>What it does</h2>
      <p>
        Describe your stack in your own words, list your tools, paste a dependency file or a link to a video. The tools
        that are really mentioned are found, sorted into sections and shown as a board. From there it is yours: drag
        tools around, rename sections, ask a section for more, undo any change. Saving gives you a short code and a
        link, and the link’s preview shows your stack.
      </p>
      <p>
        A stack can carry a persona page in the manner of early social profiles, be worn in one of four themes, and be
        transformed into a themed variant of itself for fun.
      </p>

      <h2>For whom</h2>
      <ul>
        <li>Creators who are asked “what do you use?” and would like to answer with one link.</li>
        <li>People who start something new and want to see what others in that field rely on.</li>
        <li>Teams and teachers who need a readable list of tools, without a spreadsheet.</li>
      </ul>
      <p>
        No account is needed to build, save and share. With one, your stacks stay together on{' '}
        <a href={paths.profile}>your profile</a> and only you can change them.
      </p>

      <h2>How the engine works</h2>
      <p>
        Every tool on a board comes from a catalogue of more than twenty thousand entries, from compilers to cameras:
        its name, its maker’s page, its icon, and one sentence about what it is. A text is read against that catalogue.
        Names are recognised with their spellings and small typing errors; everyday words that are also names count only
        where the context speaks of a tool; what you say you have given up is left out. When you describe a wish
        instead, the engine knows what such a person tends to use and keeps to the limits that you set, such as free,
        open source or within a budget. A tool that the catalogue does not know stays as you wrote it.
      </p>
      {services.languageModel ? (
        <p>
          This installation also asks a language model to read your text. Links, icons and descriptions of known tools
          still come from the catalogue, never from the model.
        </p>
      ) : (
        <p>
          All of this runs on this server. Your text is sent to no language model, and the same text always gives the
          same stack.
        </p>
      )}

      <h2>Icons, names and licences</h2>
      <p>
        Icons come from free sets: Simple Icons (CC0), Devicon and Skill Icons (MIT), Font Awesome Brands (CC BY 4.0),
        SVG Logos (CC0), Lucide and File Icons (ISC), theSVG, LobeHub, Material Icon Theme and VSCode Icons (MIT),
        selfh.st/icons (CC BY 4.0), and <a href="https://arcticons.com">Arcticons</a>, here in thicker lines on a ground
        (<a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>). They are served from here, so that
        opening a page sends no request to another site. The typeface is Geist, under the SIL Open Font License.
      </p>
      <p>
        Names and logos of tools belong to their owners. They are shown to say which tool is meant; none of these owners
        sponsors or endorses {site.name}.
      </p>

      <h2>Say something</h2>
      <p>
        A tool is missing, or sits in the wrong section? <a href={paths.feedback}>Send feedback</a>. It is read.
      </p>
    </StaticPage>
  )
}
