export { DashboardStart } from './dashboard-start.tsx';
export { DashboardFrame } from './dashboard-frame.tsx';
export { ProfilePage } from './profile-page.tsx';
export { UserPage } from './user-page.tsx';
