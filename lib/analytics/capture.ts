import posthog from 'posthog-js/dist/module.slim.no-external'
import type { AnalyticsSettings } from './settings'

/** The event of a visitor opening a tool's link. */
export interface ToolOpened {
  tool: string
  link: string
  section: string
}

/**
 * The allowed properties of an event: the click and what the service needs to process it. Nothing
 * about the visitor.
 */
const SENT: ReadonlySet<string> = new Set([
  'tool',
  'link',
  'section',
  'token',
  'distinct_id',
  '$process_person_profile',
])
/**
 * Overrides, because the service would otherwise store the visitor's IP address and look up their
 * city.
 */
const ANONYMOUS = { $ip: '0.0.0.0', $geoip_disable: true }

let started = false

function start({ key, host }: AnalyticsSettings): void {
  if (started) return
  started = true
  posthog.init(key, {
    api_host: host,
    // No cookies and no storage, so that visits cannot be connected.
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
    // The library's crawler filter is off, because it reads the user agent and a click is made by a
    // person.
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
