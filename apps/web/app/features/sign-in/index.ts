export { AuthFrame } from './auth-frame.tsx';
export { ForgotPasswordPage } from './forgot-password-page.tsx';
export { LoginPage } from './login-page.tsx';
export { OtpPage } from './otp-page.tsx';
export { RegisterPage } from './register-page.tsx';
export { ResendConfirmation } from './resend-confirmation.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
export { VerifyEmailPage } from './verify-email-page.tsx';
