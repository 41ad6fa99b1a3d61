import { headerOf } from './pages/header'
import { feedbackOf } from './pages/feedback'
import { expect, holdScripts, test } from './product'
import { expectFailedRequests } from './console-errors'

test('feedback is sent, a thank-you is shown, and the field is empty again', async ({ page }) => {
  const feedback = feedbackOf(page)
  await feedback.open()
  await feedback.text.fill('The catalogue lacks my kiln.')
  await expect(page.getByText('28 of 5,000 characters')).toBeVisible()
  const request = page.waitForRequest('**/api/feedback')
  await feedback.send.click()
  expect((await request).postDataJSON()).toEqual({ feedback: 'The catalogue lacks my kiln.' })
  await expect(headerOf(page).toast('Thank you for your feedback!')).toBeVisible()
  await expect(feedback.text).toHaveValue('')
})

test('text typed before hydration is counted and sent', async ({ page }) => {
  const feedback = feedbackOf(page)
  const send = await holdScripts(page)
  await page.goto('/feedback', { waitUntil: 'commit' })
  await feedback.text.fill('Quicker than you.')
  send()
  await expect(page.getByText('17 of 5,000 characters')).toBeVisible()
  await feedback.send.click()
  await expect(headerOf(page).toast('Thank you for your feedback!')).toBeVisible()
})

test('a form submitted before hydration is sent once after it, and never as a query string', async ({ page }) => {
  const feedback = feedbackOf(page)
  const send = await holdScripts(page)
  await page.goto('/feedback', { waitUntil: 'commit' })
  await feedback.text.fill('Sent at once.')
  await feedback.send.click()
  const request = page.waitForRequest('**/api/feedback')
  send()
  expect((await request).postDataJSON()).toEqual({ feedback: 'Sent at once.' })
  await expect(headerOf(page).toast('Thank you for your feedback!')).toBeVisible()
  await expect(page).toHaveURL('/feedback')
})

test('blank feedback is not sent, and the field shows why', async ({ page }) => {
  const feedback = feedbackOf(page)
  await feedback.open()
  let asked = 0
  await page.route('**/api/feedback', (route) => {
    asked++
    return route.continue()
  })
  await feedback.text.fill('   ')
  await feedback.send.click()
  await expect(page.getByText('Please write something.')).toBeVisible()
  await expect(feedback.text).toBeFocused()
  await feedback.text.fill('x'.repeat(5001))
  await feedback.send.click()
  await expect(page.getByText('At most 5000 characters.')).toBeVisible()
  expect(asked).toBe(0)
})

test('text stays when sending fails, by a server error or without a network', async ({ page, context }) => {
  expectFailedRequests(page, '/api/feedback')
  const feedback = feedbackOf(page)
  const header = headerOf(page)
  await feedback.open()
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 500, json: { error: 'Something broke.' } }))
  await feedback.text.fill('Keep me.')
  await feedback.send.click()
  await expect(header.toast('Failed to send feedback')).toBeVisible()
  await expect(header.toast('Your text is still here. Please try again.')).toBeVisible()
  await expect(feedback.text).toHaveValue('Keep me.')
  await header.dismiss.click()

  await page.unroute('**/api/feedback')
  await context.setOffline(true)
  await feedback.send.click()
  await expect(header.toast('Failed to send feedback')).toBeVisible()
  await expect(feedback.text).toHaveValue('Keep me.')
})

test('unsent text survives a reload', async ({ page }) => {
  const feedback = feedbackOf(page)
  await feedback.open()
  await feedback.text.fill('Long thoughts.')
  await page.reload()
  await expect(feedback.text).toHaveValue('Long thoughts.')
  await expect(page.getByText('14 of 5,000 characters')).toBeVisible()
  await feedback.send.click()
  await expect(headerOf(page).toast('Thank you for your feedback!')).toBeVisible()
  await page.reload()
  await expect(page.getByText('0 of 5,000 characters')).toBeVisible()
  await expect(feedback.text).toHaveValue('')
})

test('a rate-limited feedback says when to try again', async ({ page }) => {
  expectFailedRequests(page, '/api/feedback')
  const feedback = feedbackOf(page)
  await feedback.open()
  await page.route('**/api/feedback', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '3000' },
      json: { error: 'Too many messages. Try again in 50 minutes.' },
    }),
  )
  await feedback.text.fill('Once more.')
  await feedback.send.click()
  await expect(headerOf(page).toast('Too many messages. Try again in 50 minutes.')).toBeVisible()
})

test('without a configured address the contact page shows the form', async ({ page }) => {
  await page.goto('/contact')
  await expect(feedbackOf(page).text).toBeVisible()
})
