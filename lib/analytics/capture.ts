import posthog from 'posthog-js/dist/module.slim.no-external'
import type { AnalyticsSettings } from './settings'

/** The event of a visitor opening a tool's link. */
export interface ToolOpened {
  tool: string
  link: string
  section: string
}

/** What an event carries: the click and what the service needs to file it. Nothing about who clicked, from where or with what. */
const SENT: ReadonlySet<string> = new Set([
  'tool',
  'link',
  'section',
  'token',
  'distinct_id',
  '$process_person_profile',
])
/** Else the service would note the visitor's network address and look up their city. */
const ANONYMOUS = { $ip: '0.0.0.0', $geoip_disable: true }

let started = false

function start({ key, host }: AnalyticsSettings): void {
  if (started) return
  started = true
  posthog.init(key, {
    api_host: host,
    // Nothing is kept on the device: every page is a stranger.
    persistence: 'memory',
    person_profiles: 'never',
    respect_dnt: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    save_referrer: false,
    save_campaign_params: false,
    // A click is a person's, so the user agent is not checked for crawlers.
    opt_out_useragent_filter: true,
    disable_compression: true,
    before_send: (event) =>
      event && {
        ...event,
        properties: {
          ...Object.fromEntries(Object.entries(event.properties).filter(([name]) => SENT.has(name))),
          ...ANONYMOUS,
        },
        $set: undefined,
        $set_once: undefined,
      },
  })
}

export function capture(settings: AnalyticsSettings, event: ToolOpened): void {
  start(settings)
  posthog.capture('tech_link_clicked', { ...event }, { send_instantly: true })
}
