/** What went wrong in a sentence for the user, with what to do. */
export class Failure extends Error {}
