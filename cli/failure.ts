/** An expected failure. Its message tells the user what went wrong and what to do. */
export class Failure extends Error {}
