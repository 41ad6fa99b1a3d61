export const Loading = () => (
  <p role="status" className="mt-6 noscript:hidden">
    Loading your tech stacks...
  </p>
)
