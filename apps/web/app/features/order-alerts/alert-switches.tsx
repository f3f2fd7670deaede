import { Bell, BellOff, Volume2, VolumeX } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { texts } from '#messages/order-alerts.ts';
import { FilterChip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { toast } from '#ui/toast.ts';
import { changeAlerts, useAlertSettings } from './alert-settings.ts';
import { isChimeReady, onChimeChange, ring } from './chime.ts';
import { enableNotifications, hasNotifications, mayNotify } from './notify.ts';
import './alert-switches.css';

/** How new orders are announced on this device: by sound, and by notification. */
export function AlertSwitches() {
  const { sound, notifications } = useAlertSettings();
  const isReady = useSyncExternalStore(onChimeChange, isChimeReady, () => true);
  const isAllowed = notifications && mayNotify();
  const [isAsking, setAsking] = useState(false);
  const switchSound = () => {
    // Played at once, so that everybody knows the sound. The tap also allows the page to play it.
    if (!sound) ring();
    changeAlerts({ sound: !sound });
  };
  const switchNotifications = async () => {
    if (isAllowed) return changeAlerts({ notifications: false });
    setAsking(true);
    const fault = await enableNotifications();
    setAsking(false);
    changeAlerts({ notifications: fault === null });
    if (fault !== null) toast.error(fault);
  };
  return (
    <div className="alert-switches" role="group" aria-label={texts.newOrders}>
      <FilterChip pressed={sound} onClick={switchSound}>
        <Icon of={sound ? Volume2 : VolumeX} />
        {texts.sound}
      </FilterChip>
      {hasNotifications() && (
        <FilterChip
          pressed={isAllowed}
          aria-busy={isAsking || undefined}
          onClick={() => void switchNotifications()}
        >
          <Icon of={isAllowed ? Bell : BellOff} />
          {texts.notifications}
        </FilterChip>
      )}
      <LiveRegion className="small muted">{sound && !isReady && texts.tapToHear}</LiveRegion>
    </div>
  );
}
