/**
 * Runs in the head before the first paint: if this device has a draft, reserves space for its
 * offer.
 */
export const DRAFT_SCRIPT = `(function () {
  var page = document.documentElement
  try {
    var isDraft = function (key) { return key.indexOf(page.dataset.authKey + ':draft.') === 0 }
    if (Object.keys(localStorage).some(isDraft)) page.setAttribute('data-draft', '')
  } catch (blocked) {
    console.info('The drafts of this device could not be read:', blocked)
  }
})()`
