export function packedApplication(dist?: string): string | undefined;
export function ownElectron(): { file?: string; args?: string[]; missing?: string };
export function tryDesktop(file: string, args?: string[]): Promise<void>;
