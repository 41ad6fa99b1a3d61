const MEASURE =
  /^(?:\d+(?:[.,]\d+)?(?:\s?-?(?:[gtm]i?b|ghz|mhz|hz|khz|w|mm|cm|m|in|inch|inches|k|mp|mah|wh|va|mt|lbs?|kg|g|oz|ml|l|dpi|ohms?|core|cores|bit|fps|x|%))?|\d+(?:[.,]\d+)?\s?["”″']|[gtm]i?b|ghz|mhz|hz|lbs?|kg|oz|ohms?|inch|inches|core|cores|one|two|three|four|\d{3,4}x\d{3,4}|cl\d\d)$/i
const QUALITY =
  /^(?:ram|ssd|hdd|memory|storage|screen|display|disk|drive|cpu|gpu|processor|monitor|quad|dual|octa|octo|hexa|hd|uhd|4k|5k|8k|retina|oled|lcd|led|ips|nvme|sata|g?ddr\d?[\w-]*|pcie|bronze|gold|platinum|psu|ups|mt\/s|s|usb-?c?|hdmi|thunderbolt|ethernet|sd|cards?|ports?|slots?|internal|external|hdds|ssds|drives|capacity|battery|sensor|zoom|optical|large|vram|unified|class|with|of|and|in|at|some|@|x|\d+-core)$/i

/** "IPS": how it works. */
const CHIP = /^\d+(?:\.\d+)?\s?ghz\s.*\b(?:processor|cpu|chip)$/i
const TECHNIQUE = /^(?:ips|oled|nvme|sata|g?ddr\d?|hdmi|ssd|hdd|ups|usb-?c?|thunderbolt|ethernet|bluetooth|wi-?fi)$/i

/** "32GB RAM", '14" screen', "1TB SSD": what a thing is like, and no thing. */
export function isSpecification(name: string): boolean {
  const words = name
    .replace(/\b80 ?plus\b/i, '80')
    .split(/[\s/]+/)
    .filter(Boolean)
  if ((words.length === 1 && TECHNIQUE.test(name)) || CHIP.test(name)) return true
  return words.some((word) => MEASURE.test(word)) && words.every((word) => MEASURE.test(word) || QUALITY.test(word))
}

const DATE =
  /^(?:(?:mid|early|late)[ -])?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,?(?: (?:19|20)\d\d)$|^(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?$/i

/** "March 2025", "12 May 2024", "July 27". */
export const isDate = (name: string): boolean => DATE.test(name)
