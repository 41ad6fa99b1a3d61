/** "A PhD in medieval history", "studying for a BA in sociology": what is studied comes before the word for whoever does. */

const DOCTOR =
  /\b(?:phd|doctorate|dphil|doctoral (?:degree|studies)) (?:student )?in ((?!(?:the|a|an|my|our)\b)\p{L}+(?: (?:and )?(?!(?:in|at|on|with|and|who|from|for)\b)\p{L}+)?)/giu
const STUDENT =
  /\b(?:studying (?:for )?(?:an? |my )?)?(?:ba|bsc|msc|ma|bachelor(?:['’]?s)?|master(?:['’]?s)?|degree|major(?:ing)?)(?: degree| student)? in ((?!(?:the|a|an|my|our)\b)\p{L}+(?: (?:and )?(?!(?:in|at|on|with|and|who|from|for)\b)\p{L}+)?)/giu

export const withDegree = (wish: string): string => wish.replace(DOCTOR, '$1 phd').replace(STUDENT, '$1 student')
