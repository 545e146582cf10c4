/**
 * Runs before anything is painted: looks for the stored token and lets the style sheet show the right half of the
 * header, which stays hidden until then (SHELL-21, D-60). One fixed text, so that one content-security hash fits all pages.
 */
export const SESSION_SCRIPT = `(function(r){r.dataset.session='checking';var s='guest';try{if(localStorage.getItem('token'))s='signed-in'}catch(e){}r.dataset.session=s})(document.documentElement)`
