import { addRule } from './wish-style'

const FLOAT = '@keyframes wish-float{50%{transform:translateY(-6px)}}'

/** Small lights over the page that fade in and out, too thin to cover a letter. */
const GLITTER = 'body::after'
const LIGHTS =
  'content:"";position:fixed;inset:0;pointer-events:none;background:radial-gradient(#fff 1px,transparent 2px)0 0/53px 53px,radial-gradient(#ffd84d 1px,transparent 2px) 20px 31px/71px 71px,radial-gradient(#ff8ad8 1px,transparent 2px) 44px 12px/89px 89px;animation:wish-glitter 3s ease-in-out infinite'
const GLIMMER = '@keyframes wish-glitter{50%{opacity:.2}}'

export function motionRules(rules: string[], clause: string): string[] | undefined {
  const glitters = /glitter|sparkl|shimmer|twinkl/.test(clause)
  if (!glitters && !/motion|animat|blink|movement|moving|flash|calm|still|lively|wiggl|bounc|distract/.test(clause))
    return undefined
  const unlit = rules.filter((rule) => rule !== GLIMMER && !rule.startsWith(`${GLITTER}{`))
  if (/\b(?:no|without|stop|remove|still|off|disable|freeze)\b/.test(clause))
    return addRule(unlit, 'body *', 'animation:none!important')
  const moving = (glitters ? unlit : rules).filter((rule) => !rule.startsWith('body *{animation'))
  if (/\b(?:less|calm|calmer|slower|slow|reduce|fewer|too|distracting)\b/.test(clause))
    return addRule(moving, 'body *', 'animation-duration:9s!important')
  if (glitters) return addRule([GLIMMER, ...moving], GLITTER, LIGHTS)
  const floating = [FLOAT, ...moving.filter((rule) => rule !== FLOAT)]
  return addRule(floating, 'h1,h2,li i', 'animation:wish-float 2s ease-in-out infinite')
}
