/**
 * Pictures of other servers can fail to load, also before the page's script is there. A small script in the head puts
 * the shop's drawing of the same thing in their place, or the shop's mark where there is no drawing either.
 */
export const REPLACE_FAILED_PICTURES_SCRIPT =
  "addEventListener('error',e=>{const i=e.target;if(i.tagName!=='IMG')return;const s=i.getAttribute('src')||'';if(/^https?:/.test(s))i.src='/images/instead/'+(i.width>320?640:320)+'.webp?of='+encodeURIComponent(s);else if(s.startsWith('/images/instead/'))i.src='/mark.svg'},true);";
