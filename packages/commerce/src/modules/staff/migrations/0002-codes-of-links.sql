-- What the app of somebody new makes codes from follows from the link itself (rule 19), which is nowhere but with them.
alter table staff_invitation drop column totp_secret;
