import { paths } from '@/lib/paths'
import { site } from '@/lib/site'

export function Terms() {
  return (
    <>
      <h2 id="terms">Terms of service</h2>
      <h3>Using it</h3>
      <p>
        {site.name} may be used by anyone, with or without an account, privately and at work. Do not use it to break the
        law, to attack it or other people’s computers, or to slow it down for others. There are limits on how often
        something can be done in a while; a message says when to try again.
      </p>
      <h3>What you put here</h3>
      <p>
        Texts, stacks and persona pages that you make stay yours. By saving a stack you allow us to store it and to show
        it to everyone who has its link; while ‘Show in search’ is on, it can also be found by its name and handle.
        Anyone who sees a stack may duplicate it. Save nothing that is secret, that is not yours to publish, or that
        harasses or deceives other people. Use only a handle that is yours.
      </p>
      <h3>What we may do</h3>
      <p>
        A page that breaks these terms can be hidden after a report. Scripts, trackers and most foreign content are
        removed from persona pages when they are saved.
      </p>
      <h3>What generated stacks are worth</h3>
      <p>
        Stacks, descriptions and persona texts that the engine writes are suggestions. They can be wrong, out of date or
        unsuited to you; suggestions about health, money or security are no advice. Links lead to other people’s sites,
        for which we are not responsible.
      </p>
      <h3>Availability</h3>
      <p>
        The service is provided as it is. We take care of what is saved, but promise neither that it is always reachable
        nor that nothing is ever lost: a stack can be downloaded as a file, and everything in an account can be exported
        from <a href={paths.account}>its page</a>.
      </p>
    </>
  )
}
