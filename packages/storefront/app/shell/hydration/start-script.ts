/** What the scripts of a page are while they wait: a browser fetches and runs nothing of it. */
const WAITING = 'later'
/** The largest picture is painted a moment after the page is. Counted by an animation of nothing: it runs once there are frames. */
const AFTER_THE_FIRST_PAINT_MS = 150
/** A picture that does not come must not keep a page from waking up. */
const AT_THE_LATEST_MS = 3000

/**
 * Starts the scripts once the first screen is painted: what a page looks like does not share the line with what it can
 * do. Sooner for who already uses it. Buttons that were pressed meanwhile are what `takeEarlyClicks` answers, each once: who
 * presses again is waiting. A press that itself brought the page to life is not missed, nor is one that a browser
 * answers by itself. One fixed text, so that one content-security hash fits all pages.
 */
export const START_SCRIPT = `(function(d,w){var on=['pointerdown','keydown'];function begin(){var held=d.querySelector('script[type=${WAITING}]');if(!held)return;on.forEach(function(e){removeEventListener(e,begin,true)});d.querySelectorAll('link[rel=${WAITING}]').forEach(function(l){l.rel='modulepreload'});var s=d.createElement('script');s.type='module';s.text=held.text;held.replaceWith(s)}on.forEach(function(e){addEventListener(e,begin,true)});addEventListener('load',function(){d.body.animate([],${AFTER_THE_FIRST_PAINT_MS}).onfinish=begin});addEventListener('DOMContentLoaded',function(){setTimeout(begin,${AT_THE_LATEST_MS})});var last,pressed=new Set;function press(e){last=e;var b=e.target.closest('button[type=button]:not([popovertarget])');if(b){pressed.delete(b);pressed.add(b)}}addEventListener('click',press,true);w.takeEarlyClicks=function(){removeEventListener('click',press,true);w.takeEarlyClicks=null;if(last&&last===w.event)pressed.delete(last.target.closest('button'));return Array.from(pressed)}})(document,window)`

/** A rendered page whose scripts wait for `START_SCRIPT`. */
export function withWaitingScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${WAITING}"`)
    .replaceAll(' type="module" async=""', ` type="${WAITING}"`)
}
