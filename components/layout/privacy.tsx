import { paths } from '@/lib/paths'
import { services } from '@/lib/services'

/**
 * What is stored and for how long. Keep it in step with the database schema and browser storage.
 */
export function Privacy() {
  return (
    <>
      <h2 id="privacy">Privacy policy</h2>
      <p>
        You can look around, build and share without saying who you are. There is no advertising, and{' '}
        {services.analytics
          ? 'usage is counted as described below.'
          : 'no analytics script is loaded on this installation.'}
      </p>

      <h3>What the server stores</h3>
      <ul>
        <li>
          <strong>Stacks</strong>: what you save, with its share code and the times of its creation and last change.
          They stay until you delete them. A deleted stack disappears at once, can be restored by its owner for 30 days,
          and is then removed for good, with its versions, its stored pictures and the list of its tools. A stack saved
          as a guest has no owner: the device that saved it can change, delete and claim it with a secret, of which the
          server stores only a hash. From another device write to us to have one removed.
        </li>
        <li>
          <strong>Versions</strong>: every save of a stack keeps the state before it, the last 50. Only the owner, or
          the device that saved the stack as a guest, can see and restore them.
        </li>
        <li>
          <strong>Copies</strong> name the stack that they were made from while it is listed.
        </li>
        <li>
          <strong>Pictures</strong> of a stack for link previews are stored when they are first drawn, and replaced
          after a change.
        </li>
        <li>
          <strong>Accounts</strong>: your e-mail address, your name if Google sent it, the time of sign-up and of the
          verification, and your password as a salted Argon2 hash. If you sign in with Google, also the identifier that
          Google has for you, and none of its tokens. All of it goes when you delete the account, your page and user
          name too. Whether your stacks go as well is your choice then: deleted with the account they disappear at once,
          cannot be restored, and are removed for good after 30 days, with their versions, their stored pictures and the
          lists of their tools; kept ones stay without an owner, without your user name and without their versions.
        </li>
        <li>
          <strong>Your page</strong>: your user name and up to five links. They are private until you switch the page
          on; then it shows them with your listed stacks, and your stacks name you. A user name that you give up, the
          one of a deleted account, and the handle of an ended subscription are blocked for 90 days, without a reference
          to you.
        </li>
        <li>
          <strong>Icons</strong> that you upload: the picture under a random name, and whose it is. Anyone who knows a
          stack with it can see it. You can remove each on your account page; browsers that have shown it may keep a
          copy. They go with your account if you delete your stacks with it, and stay with stacks that you leave.
        </li>
        <li>
          <strong>API keys</strong> that you create: name, scope, first letters, a hash, and when each was created and
          last used. The key itself is not stored. They go when you delete them or the account.
        </li>
        <li>
          <strong>Links sent by mail</strong> to verify an address or reset a password: only as hashes, valid for an
          hour.
        </li>
        <li>
          <strong>Subscriptions</strong> to the news about version 2: address and handle, until you use the link in the
          mail to end it.
        </li>
        <li>
          <strong>Feedback and reports</strong>: the text that you sent and when, and for a report the page it is about;
          no name, no address. They stay as long as they are useful.
        </li>
        <li>
          <strong>Views</strong> of a shared page: the page, the day, and a hash made from the visitor’s network
          address, so that a reload is not counted twice.
        </li>
        <li>
          <strong>Limits and logs</strong>: your network address is used to limit how often something can be done, for
          24 hours at most. The server’s log names requests and faults; it holds no passwords, tokens or texts.
        </li>
      </ul>

      <h3>What your browser stores</h3>
      <ul>
        <li>
          <strong>Cookies</strong>: one that keeps you signed in for up to seven days, two that protect and complete the
          sign-in, and one that remembers that you closed the banner about version 2.
        </li>
        <li>
          <strong>Local storage</strong>: your unsaved drafts, what you typed into the generator, a stack as it was
          before its last transformation, the chosen theme, whether you see every page plainly and how often you were
          here in the theme of the 90s, which icon belongs to which tool, the secrets, names and links of stacks that
          were saved as a guest, and for a moment whose copy a duplicate is. It stays on your device until you clear it.
        </li>
      </ul>

      <h3>Who else is involved</h3>
      <ul>
        {services.languageModel ? (
          <li>
            Texts that you let the engine read, and the tools on a board, are sent to the language model’s provider.
          </li>
        ) : (
          <li>The engine runs on this server; your texts are sent to no one else.</li>
        )}
        <li>
          A video link is used to ask YouTube for its transcript. The server asks, not your browser, and only when you
          press the button.
        </li>
        {services.google && <li>Google learns that you sign in here if you choose to sign in with Google.</li>}
        {services.mail && <li>Mail to you passes through our mail provider.</li>}
        {services.blobStore && <li>Icon files that you upload lie in a hosted file store.</li>}
        {services.analytics && (
          <li>
            Which links of tools are opened is counted through PostHog, without your name or address; not at all if your
            browser asks for that by Do Not Track or Global Privacy Control.
          </li>
        )}
        <li>
          A shared page can show one picture from another site that its owner chose; that site then sees that it was
          opened, but not from which page.
        </li>
      </ul>

      <h3>Your rights</h3>
      <p>
        On <a href={paths.account}>your account page</a> you can download everything that is stored with your account
        and delete it. For anything else, such as a guest’s stack or a mistake, use the contact below.
      </p>
    </>
  )
}
